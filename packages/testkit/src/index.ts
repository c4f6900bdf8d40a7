export * from './boot-database.ts';
