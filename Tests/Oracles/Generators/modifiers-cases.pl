#!/usr/bin/env perl
# Makes random modifiers, runs Class::Method::Modifiers with them, and writes one case a line.
#
# usage: modifiers-cases.pl SEED COUNT
#
# A case is {"o": what the method does, "p": the modifiers in the order in which they are applied,
# "c": the classes of the subjects of the calls, "w": the words of each call, "r": each result}.
# The classes are 0 <- 1 <- 2. The method notes "o:x" and then: + returns x + 1, x dies.
# A modifier is three letters:
#
#   kind    b before, a around, f after
#   class   0 to 2
#   action  p pass on, x die, and
#           before: c change the argument
#           around: s skip, d call twice, c change the argument, v change the result, y die behind,
#                   h handle what died
use strict;
use warnings;

use Class::Method::Modifiers ();

my ($seed, $count) = @ARGV;
srand $seed;

my @words;
my $number = 0;

sub note { push @words, join '', @_ }
sub fail { die { by => $_[0] } }
sub one_of { substr $_[0], int rand length $_[0], 1 }

sub before_body {
  my ($k, $action) = @_;
  return sub {
    note("$k:$_[1]");
    fail($k) if $action eq 'x';
    $_[1] += 10 * ($k + 1) if $action eq 'c';
    return 'ignored';
  };
}

sub after_body {
  my ($k, $action) = @_;
  return sub {
    note($k);
    fail($k) if $action eq 'x';
    return 'ignored';
  };
}

# The inner code gets a copy each time: an argument that a before changes in place is an alias.
sub around_body {
  my ($k, $action) = @_;
  return sub {
    my ($inner, $self, $x) = @_;
    my $next = sub { my $copy = $_[0]; $inner->($self, $copy) };
    note("$k:$x");
    fail($k) if $action eq 'x';
    my $result;
    if ($action eq 's') { $result = 100 + $k }
    elsif ($action eq 'd') { $next->($x); $result = $next->($x) }
    elsif ($action eq 'c') { $result = $next->($x + 10 * ($k + 1)) }
    elsif ($action eq 'h') {
      unless (eval { $result = $next->($x); 1 }) {
        note("$k!$@->{by}");
        $result = 200 + $k;
      }
    }
    else { $result = $next->($x) }
    note("$k=$result");
    fail($k) if $action eq 'y';
    return $action eq 'v' ? 300 + $result : $result;
  };
}

my %kinds = (
  b => ['before', \&before_body, 'pppcx'],
  a => ['around', \&around_body, 'pppsdcvxyh'],
  f => ['after', \&after_body, 'pppx'],
);

# A subclass captures what it inherits when its first modifier is applied, so those of a base come
# first.
sub random_tokens {
  my @tokens;
  for (1 .. int rand 9) {
    my $kind = one_of('bbaff');
    push @tokens, $kind . one_of('0012') . one_of($kinds{$kind}[2]);
  }
  return sort { substr($a, 1, 1) <=> substr($b, 1, 1) } @tokens;
}

sub run_call {
  my ($class) = @_;
  @words = ();
  my $x = 1;
  my $subject = bless {}, $class;
  my $result;
  $result = "!$@->{by}" unless eval { $result = $subject->run($x); 1 };
  return [join(' ', @words), $result];
}

sub strings { join ',', map { "\"$_\"" } @_ }

sub random_case {
  my $base = one_of('+++++x');
  my @tokens = random_tokens();
  my $family = 'Oracle' . $number++;
  no strict 'refs';
  @{"${family}::P$_"."::ISA"} = ("${family}::P" . ($_ - 1)) for 1, 2;
  *{"${family}::P0::run"} = sub {
    note("o:$_[1]");
    fail('o') if $base eq 'x';
    return $_[1] + 1;
  };
  my $k = 0;
  for my $token (@tokens) {
    my ($kind, $class, $action) = split //, $token;
    my ($type, $body) = @{ $kinds{$kind} };
    Class::Method::Modifiers::install_modifier(
      "${family}::P$class", $type, 'run', $body->($k++, $action));
  }
  my @subjects = map { one_of('0122') } 1 .. 2;
  my @calls = map { run_call("${family}::P$_") } @subjects;
  return if length(join '', map { $_->[0] } @calls) > 200;
  return sprintf '{"o":"%s","p":"%s","c":"%s","w":[%s],"r":[%s]}', $base, "@tokens",
    join('', @subjects), strings(map { $_->[0] } @calls), strings(map { $_->[1] } @calls);
}

while ($count > 0) {
  my $line = random_case() or next;
  print "$line\n";
  $count--;
}
