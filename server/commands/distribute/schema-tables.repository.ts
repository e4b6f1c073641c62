import type pg from 'pg'

/**
 * Small tables that name a unit and stand on every machine all the same: people are met in all units and change theirs,
 * and rights are asked of them everywhere.
 */
const MASTERS = new Set([
  ...['app_user', 'employee', 'employee_detail', 'seller_profile', 'sales_team', 'sales_team_member'],
  ...['role_operating_unit', 'user_ou_override', 'approval_chain', 'approver', 'holiday', 'work_calendar'],
])

/**
 * Asked by the portal alone, and written beside what is the company’s and what is of any unit, or before anybody has a
 * unit: one machine keeps them.
 */
const ON_COORDINATOR = new Set([
  ...[
    'access_version',
    'approval_recheck',
    'audit_head',
    'audit_log',
    'company_search_entry',
    'email_change',
  ],
  ...['notification', 'outbox_attachment', 'outbox_mail', 'password_reset', 'schema_migration', 'session'],
  ...['session_confirmation', 'throttle'],
])

/** Rows of a unit stand on the machine of that unit, what is the company’s on each of them. */
export type Place = 'unit' | 'everywhere' | 'coordinator'

/** `isOptional`: it has a unit for some of its rows alone, and so cannot be divided by it. */
export type SchemaTable = { name: string; place: Place; isOptional: boolean }

/** The jobs have a schema of their own and stay where they are; what waits while tables move moves nowhere. */
export async function findTables(client: pg.Client): Promise<SchemaTable[]> {
  const { rows } = await client.query<SchemaTable>(`
    select c.relname as name, case when a.attnotnull then 'unit' else 'everywhere' end as place,
      a.attnotnull is false as "isOptional"
    from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attname = 'ou_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition
      and c.relname <> 'distribute_reference'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname`)
  return rows.map(table => {
    const { name } = table
    if (ON_COORDINATOR.has(name)) return { name, place: 'coordinator', isOptional: false }
    return MASTERS.has(name) ? { name, place: 'everywhere', isOptional: false } : table
  })
}

export type Reference = {
  table: string
  name: string
  target: string
  carriesUnit: boolean
  /** A change of the row it points at changes its own columns: Citus takes neither, though `ou_id` be none of them. */
  follows: boolean
}

export async function findReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select s.relname as table, k.conname as name, t.relname as target,
      exists (select from unnest(k.conkey, k.confkey) pair (own, other)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own and a.attname = 'ou_id'
        join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.other and b.attname = 'ou_id') as "carriesUnit",
k.confupdtype <> 'a' or k.confdeltype in ('n', 'd') as follows
    from pg_constraint k join pg_class s on s.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0
    order by 1, 2`)
  return rows
}

export type NameInTable = { table: string; name: string }

export type Key = NameInTable & {
  /** Of `id` alone beside a primary key `(ou_id, id)`, and nothing refers by it. */
  isOfId: boolean
}

/** Indexes that hold something once and are of no unit; of an exclusion the name is that of its index, too. */
export async function findKeysWithoutUnit(client: pg.Client): Promise<Key[]> {
  const { rows } = await client.query<Key>(`
    select c.relname as table, i.relname as name,
      pg_get_indexdef(i.oid) ~ ' USING btree \\(id\\)$'
        and exists (select from pg_constraint p where p.conrelid = c.oid and p.contype = 'p'
          and pg_get_constraintdef(p.oid) = 'PRIMARY KEY (ou_id, id)')
        and not exists (select from pg_constraint k where k.conindid = i.oid) as "isOfId"
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where c.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisexclusion) and not c.relispartition
      and not exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'ou_id' and a.attnum = any (x.indkey))
    order by 1, 2`)
  return rows
}

export async function findIdentities(client: pg.Client): Promise<NameInTable[]> {
  const { rows } = await client.query<NameInTable>(`
    select c.relname as table, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attidentity <> '' order by 1, 2`)
  return rows
}
