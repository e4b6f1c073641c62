/**
 * A policy that asks a function which may not run in parallel keeps the whole query on one core: figures of a large
 * list took a branch three times as long as head office. Both only read a setting, which every worker has.
 */
export const parallelReadsMigration = {
  name: '0009-parallel-reads',
  sql: `
alter function app_user_id() parallel safe;
alter function app_unit_ids() parallel safe;
`,
}
