/** A picture of three by two pixels, for whoever needs one to bring. */
export const stillPicture: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWM4uUgdghjgLABiGAltCgfCYAAAAABJRU5ErkJggg==',
  'base64',
);
