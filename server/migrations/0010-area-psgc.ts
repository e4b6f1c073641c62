/** By this number the statistics office knows an area, whatever it is called: files of others name it so. */
export const areaPsgcMigration = {
  name: '0010-area-psgc',
  sql: `alter table area add column psgc_code text unique check (psgc_code ~ '^[0-9]{10}$');`,
}
