import { addOperator, publishStillIndex, type TestOperator } from '@auric/testkit';
import { bootServer, type TestServer } from '@auric/testkit/server';

export const reason = 'A reason of the tests';

interface Operators {
  readonly admin: TestOperator;
  readonly secondAdmin: TestOperator;
  readonly compliance: TestOperator;
  readonly finance: TestOperator;
  readonly secondFinance: TestOperator;
}

/** A house with who works in its console, all signed in. */
export class ConsoleHouse {
  readonly server: TestServer;
  readonly operators: Operators;

  private constructor(server: TestServer, operators: Operators) {
    this.server = server;
    this.operators = operators;
  }

  static async open(): Promise<ConsoleHouse> {
    const server = await bootServer({
      settings: { LOGINS_PER_ADDRESS_PER_MINUTE: '1000', CONSOLE_REQUESTS_PER_MINUTE: '1000000' },
    });
    await publishStillIndex(server.exchange);
    const signedIn = async (role: 'admin' | 'compliance' | 'finance') => (await addOperator(server, [role])).signIn();
    return new ConsoleHouse(server, {
      admin: await signedIn('admin'),
      secondAdmin: await signedIn('admin'),
      compliance: await signedIn('compliance'),
      finance: await signedIn('finance'),
      secondFinance: await signedIn('finance'),
    });
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** Has another admin confirm what one has asked for about operators; gives what is to be handed over. */
  async agreed({ proposal }: { proposal: number | null }) {
    const { secondAdmin } = this.operators;
    await secondAdmin.call('cases/claim', { id: proposal! });
    return (await secondAdmin.call('cases/decide', { id: proposal!, decision: 'approve', reason })).handed_out;
  }

  /** What the audit says of an act. */
  async audited(act: string, subject?: string) {
    return (await this.operators.admin.call('audit', { act, subject, limit: 5 })).data;
  }
}
