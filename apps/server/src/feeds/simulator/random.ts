// Only additions, multiplications and 32-bit integers: the same seed gives the same market on every machine and with
// every version of the engine. Math.exp, Math.log and their kin make no such promise.

/** The streams of random numbers of one seed, so that no two purposes share their draws. */
export function streamOf(seed: number, purpose: string, subject = 0): number {
  let hash = mix((seed >>> 0) ^ mix(Math.floor(seed / 2 ** 32)));
  for (let i = 0; i < purpose.length; i++) hash = mix(hash + purpose.charCodeAt(i));
  return mix(hash + subject);
}

/** A uniform draw in [0, 1), a pure function of its stream and its place in it. */
export function uniformAt(stream: number, place: number): number {
  return mix(stream + Math.imul(place, 0x9e3779b1)) / 2 ** 32;
}

/**
 * A draw with mean 0 and variance 1 within ±3.5: the sum of four uniforms. Fat tails are the business of volatility
 * and jumps, and a bounded draw keeps every price positive.
 */
export function normalAt(stream: number, place: number): number {
  const high = mix(stream + Math.imul(place, 0x9e3779b1));
  const low = mix(high ^ 0x5bd1e995);
  const sum = (high >>> 16) + (high & 0xffff) + (low >>> 16) + (low & 0xffff);
  return (sum / 65_536 - 2) * 1.732_050_807_568_877_2;
}

/** Smooth noise in [0, 1): uniform draws at knots `period` apart, joined by a curve without corners. */
export function smoothNoiseAt(stream: number, time: number, period: number): number {
  const knot = Math.floor(time / period);
  const part = time / period - knot;
  const weight = part * part * (3 - 2 * part);
  return uniformAt(stream, knot) * (1 - weight) + uniformAt(stream, knot + 1) * weight;
}

/** A source of draws one after the other, for what needs no place in time. */
export type Draw = () => number;

export function drawsOf(stream: number): Draw {
  let place = 0;
  return () => uniformAt(stream, place++);
}

/** The finaliser of MurmurHash3, twice over different constants: every input bit moves every output bit. */
function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
