import { byUnit } from '@server/migrations/table-parts'

type Follower = { table: string; of: string; by: string; key: string; gone?: string }

/** The unit of what a row is about, written down with it; both tables are small, openings are kept for 30 days. */
const inUnitOf = ({ table, of, by, key, gone = '' }: Follower) => `
alter table ${table} add column ou_id uuid;
alter table ${table} disable trigger user;
update ${table} set ou_id = o.ou_id from ${of} o where o.id = ${table}.${by};
alter table ${table} enable trigger user;
alter table ${table} alter column ou_id set not null,
  drop constraint ${table}_${by}_fkey,
  add foreign key (ou_id, ${by}) references ${of} (ou_id, id)${gone},
  drop constraint ${table}_pkey,
  add primary key (${key}, ou_id);
${byUnit(table)}`

const openingsOf = (link: string) =>
  inUnitOf({
    table: `${link}_opening`,
    of: link,
    by: 'link_id',
    key: 'link_id, nonce_hash',
    gone: ' on delete cascade',
  })

/** Who opened a link or a payslip, and when, is of the unit of that. */
export const openingsInTheirUnitMigration = {
  name: '0129-openings-in-their-unit',
  sql: `${openingsOf('approval_link')}
${openingsOf('paper_link')}
${inUnitOf({ table: 'payslip_view', of: 'payslip', by: 'payslip_id', key: 'id' })}
`,
}
