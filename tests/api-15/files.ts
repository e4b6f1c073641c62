/**
 * Files of the API in which engines can differ, each with what could: they also run on the oldest supported one. Of
 * each kind the cheapest; every statement there is goes through the census, and every file runs there at night.
 */
export const FILES_ON_15: Readonly<Record<string, string>> = {
  'tests/api/attacks/exports.test.ts': 'exports read by a cursor, in pieces',
  'tests/api/attacks/idempotency.test.ts': 'two writers of one key: unique keys and locks',
  'tests/api/attacks/objects.test.ts': 'row-level security between units',
  'tests/api/attacks/statement-timeout.test.ts': 'statements that are ended by the server',
  'tests/api/audit.test.ts': 'the chain of hashes, made and verified by functions of the database',
  'tests/api/backup-schema.test.ts':
    'every kind of table, sequence, trigger and type, read from the catalogues, copied out and in',
  'tests/api/check-server.test.ts': 'the version and the locale of the server itself',
  'tests/api/dashboard.test.ts': 'days and months counted in the time zone of the business',
  'tests/api/jobs.test.ts': 'the queue: notifications, locks that are skipped, schedules',
  'tests/api/mail-queue.test.ts': 'texts that a database cannot take; what is rolled back with its cause',
  'tests/api/resource-aggregate.test.ts': 'sums and counts of amounts',
  'tests/api/resource-filters.test.ts': 'filters of all lists, in SQL and in JSON',
  'tests/api/resource-search.test.ts': 'search in texts of any script',
  'tests/api/resource-values.test.ts': 'values of columns, sorted by the locale',
  'tests/api/settings-audit.test.ts': 'rows of the audit, filtered in JSON',
  'tests/api/settings-numbers.test.ts': 'series of numbers drawn at the same time',
  'tests/api/small-lists.test.ts': 'filters of the browser and of the database say the same',
  'tests/api/two-servers.test.ts': 'migrations of two servers, one after the other',
  'tests/guards/isolation.test.ts': 'policies, privileges and functions, read from the catalogues',
}
