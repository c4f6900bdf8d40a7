import { expect, test } from 'vitest';
import { originAllowed } from './origin.ts';

const listed = ['https://auric.example'];

test.each([
  { host: 'localhost:8080' },
  { host: 'localhost:8080', 'sec-fetch-site': 'same-origin' },
  { host: 'localhost:8080', origin: 'http://localhost:8080' },
  { host: 'LOCALHOST:8080', origin: 'http://localhost:8080' },
  { host: '10.0.0.7:8080', origin: 'https://auric.example' },
  { host: 'auric.example', origin: 'https://auric.example', 'sec-fetch-site': 'same-origin' },
])('D28 a page of our own may open a socket: %j', (headers) => {
  expect(originAllowed(headers, listed)).toBe(true);
});

test.each([
  { host: 'localhost:8080', origin: 'http://evil.example' },
  { host: 'localhost:8080', origin: 'http://localhost:8081' },
  { host: 'localhost:8080', origin: 'http://localhost' },
  { host: 'localhost:8080', origin: 'http://localhost:8080.evil.example' },
  { host: 'localhost:8080', origin: 'http://evil.example#localhost:8080' },
  { host: 'localhost:8080', origin: 'http://localhost:8080@evil.example' },
  { host: 'localhost:8080', origin: 'null' },
  { host: 'localhost:8080', origin: '' },
  { host: 'localhost:8080', origin: 'file://' },
  { host: 'localhost:8080', origin: 'chrome-extension://localhost:8080' },
  { host: 'auric.example', origin: 'https://auric.example.evil.example' },
  { host: 'auric.example', origin: 'https://sub.auric.example' },
  { host: '10.0.0.7:8080', origin: 'http://auric.example' },
  { origin: 'http://localhost:8080' },
  { host: 'localhost:8080', 'sec-fetch-site': 'cross-site' },
  { host: 'localhost:8080', 'sec-fetch-site': 'same-site' },
])('D28 a page of somebody else may not: %j', (headers) => {
  expect(originAllowed(headers, listed)).toBe(false);
});
