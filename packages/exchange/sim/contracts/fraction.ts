/** An exact fraction with a positive denominator, as the witness of contracts reckons: it shares no code with the exchange. */
export class Fraction {
  readonly over: bigint;
  readonly under: bigint;

  constructor(over: bigint | number, under: bigint | number = 1n) {
    const [top, bottom] = [BigInt(over), BigInt(under)];
    this.over = bottom < 0n ? -top : top;
    this.under = bottom < 0n ? -bottom : bottom;
  }

  plus(other: Fraction): Fraction {
    if (this.under === other.under) return new Fraction(this.over + other.over, this.under);
    return new Fraction(this.over * other.under + other.over * this.under, this.under * other.under);
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.over, other.under));
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.over * other.over, this.under * other.under);
  }

  isBelow(other: Fraction): boolean {
    return this.over * other.under < other.over * this.under;
  }

  /** No less than `least`, no more than `most`. */
  between(least: Fraction, most: Fraction): Fraction {
    if (this.isBelow(least)) return least;
    return most.isBelow(this) ? most : this;
  }

  down(): bigint {
    const whole = this.over / this.under;
    return whole * this.under > this.over ? whole - 1n : whole;
  }

  up(): bigint {
    return -new Fraction(-this.over, this.under).down();
  }

  /** The nearest whole number, a half up. */
  nearest(): bigint {
    return new Fraction(2n * this.over + this.under, 2n * this.under).down();
  }
}

/** Parts of a million of something. */
export function millionths(ppm: number): Fraction {
  return new Fraction(ppm, 1_000_000);
}
