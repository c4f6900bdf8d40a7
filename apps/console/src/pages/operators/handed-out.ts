/** A first password that somebody has to be given. */
export interface HandedOut {
  name: string;
  password: string;
}
