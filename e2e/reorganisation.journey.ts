import { bootServerProcess } from '@auric/testkit';
import english from '../apps/web/src/locales/en/catalogue.ts';
import { type EthereumNode, startEthereumNode } from './ethereum-node.ts';
import { expect, expectAccessible, settings, test as base } from './journey.ts';
import { startSignedIn } from './signed-in.ts';

const { deposits } = english;
const ether = 2;
/** A node is looked at every five seconds, and what was seen is shown within five; the rest is for a busy machine. */
const seenMsMax = 45_000;

/** A server of this journey alone, whose Ethereum is a chain that the journey mines and takes back. */
const test = base.extend<{ node: EthereumNode }>({
  // oxlint-disable-next-line no-empty-pattern
  node: async ({}, use) => {
    const node = await startEthereumNode();
    await use(node);
    await node.close();
  },
  ownServer: async ({ node }, use) => {
    const server = await bootServerProcess({ settings: { ...settings, ...node.settings } });
    if (server.url === '') throw new Error(`The server did not start:\n${server.output().stderr}`);
    await use(server);
    await server.close();
  },
});

test('an arrival that a reorganisation takes back is undone on the open screen; paid again it is credited after twelve blocks', async ({
  node,
  ownServer: server,
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const customer = await server.client().register();
  const { address } = await customer.call('wallet/get_in_address', { currency: ether });
  const balance = async () => (await customer.call('wallet/detail', { type: 1, currency: ether })).available;
  // The second look comes when the first has read where the chain stands: from then on every block is read.
  await expect.poll(() => node.looks(), { timeout: seenMsMax }).toBeGreaterThan(1);
  await startSignedIn(context, customer.token);
  await page.goto(`${server.url}/#/pages/fund/receive?currency=${ether}`);
  await expect(page.getByRole('heading', { name: `${deposits.title} ETH` })).toBeVisible();
  await expect(page.getByTestId('deposit-address')).toHaveText(address);
  const latest = page.getByRole('list', { name: deposits.arrivals }).getByRole('listitem');

  const goBack = await node.chain.mark();
  await test.step('it is seen, and counted', async () => {
    await node.chain.sendEther(address as `0x${string}`, '0.5');
    await node.chain.mine();
    await expect(latest).toHaveCount(1, { timeout: seenMsMax });
    await expect(latest).toContainText('0.5 ETH');
    await expect(latest).toContainText(deposits.progress.replace('{{count}}', '1').replace('{{needed}}', '12'));
    expect(await balance()).toBe('0');
  });

  await test.step('another branch has it not: it is undone, and the balance was never touched', async () => {
    await goBack();
    await node.chain.mine(2);
    await expect(latest).toContainText(deposits.states.undone, { timeout: seenMsMax });
    expect(await balance()).toBe('0');
    await latest.getByRole('button').click();
    const details = page.getByRole('dialog', { name: deposits.details });
    await expect(details.getByText(deposits.undone)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(details).toHaveCount(0);
  });

  await test.step('paid again, in another amount, it is another one, and credited when twelve blocks have it', async () => {
    await node.chain.sendEther(address as `0x${string}`, '0.7');
    await node.chain.mine();
    await expect(latest).toHaveCount(2, { timeout: seenMsMax });
    await expect(latest.first()).toContainText('0.7 ETH');
    await node.chain.mine(11);
    await expect(latest.first()).toContainText(deposits.states.credited, { timeout: seenMsMax });
    expect(await balance()).toBe('0.7');
  });
});
