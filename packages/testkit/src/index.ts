export { Authenticator } from './authenticator.ts';
export { bootDatabase, type TestDatabase } from './boot-database.ts';
export { bootServerProcess, type ProcessOptions, type ServerProcess } from './boot-process.ts';
export { makeDataFolder } from './data-folder.ts';
export { stillPicture } from './still-picture.ts';
export { publishStillIndex, testMarkets } from './still-market.ts';
export { CallFailed, TestClient, testPassword } from './test-client.ts';
export { addOperator, TestOperator } from './test-operator.ts';
export { openStillBooks, stillBook } from './still-books.ts';
