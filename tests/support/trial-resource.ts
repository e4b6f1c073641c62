import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import type { Database, Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource, type ResourceOptions } from '@server/platform/resource/register-resource'

const everywhere = {
  creatable: true,
  changeable: true,
  listed: true,
  sortable: true,
  filterable: true,
} as const
const kept = { listed: true, sortable: true, filterable: true } as const

/** A resource of every kind of field, so that the kit is tried on all of them; nothing of the portal knows it. */
export const trialResource = defineResource({
  name: 'trial',
  path: '/trials',
  table: 'trial',
  permission: 'maintenance.sales_team',
  scope: { ou: 'ou_id', own: 'created_by' },
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  fields: {
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, creatable: true, ...kept },
    code: {
      kind: 'code',
      schema: z.string().regex(/^[A-Z0-9-]{1,20}$/, 'code_malformed'),
      searchable: true,
      creatable: true,
      ...kept,
    },
    name: { kind: 'text', schema: z.string().trim().min(1).max(120), searchable: true, ...everywhere },
    agent_id: { kind: 'user', to: 'user', schema: idSchema.nullable(), ...everywhere },
    role_id: { kind: 'reference', to: 'role', schema: idSchema.nullable(), ...everywhere },
    amount: {
      kind: 'money',
      schema: z
        .string()
        .regex(/^-?\d{1,14}\.\d{2}$/, 'amount_malformed')
        .nullable(),
      ...everywhere,
    },
    rate: {
      kind: 'rate',
      schema: z
        .string()
        .regex(/^\d{1,3}(\.\d{1,4})?$/, 'rate_malformed')
        .nullable(),
      ...everywhere,
    },
    pieces: { kind: 'integer', schema: z.number().int().min(0).nullable(), ...everywhere },
    due: { kind: 'date', schema: z.iso.date().nullable(), ...everywhere },
    mood: { kind: 'enum', schema: z.enum(['glad', 'sad']).nullable(), ...everywhere },
    is_big: { kind: 'boolean', schema: z.boolean().nullable(), ...everywhere },
    secret: {
      kind: 'text',
      schema: z.string().nullable(),
      sensitive: true,
      creatable: true,
      changeable: true,
    },
    is_active: { kind: 'boolean', schema: z.boolean(), ...kept },
  },
})

export async function makeTrialTable(db: Db): Promise<void> {
  await sql`create table if not exists trial (
    id uuid not null default portal_uuid7(),
    created_at timestamptz not null default now(), created_by uuid,
    updated_at timestamptz not null default now(), updated_by uuid, row_version int not null default 1,
    ou_id uuid not null references operating_unit (id), code text not null, name text not null,
    agent_id uuid references app_user (id), role_id uuid references role (id),
    amount numeric(16, 2), rate numeric(7, 4), pieces int, due date, mood text, is_big boolean, secret text,
    is_active boolean not null default true,
    primary key (ou_id, id), constraint trial_code_key unique (ou_id, code))`.execute(db)
  await sql`create trigger trial_touch before update on trial for each row execute function portal_touch()`.execute(
    db,
  )
  await sql`alter table trial enable row level security`.execute(db)
  await sql`create policy trial_unit on trial to portal_app
    using (ou_id = any ((select app_unit_ids())::uuid[])) with check (ou_id = any ((select app_unit_ids())::uuid[]))`.execute(
    db,
  )
  await sql`create policy trial_company on trial to portal_company using (true) with check (true)`.execute(db)
  await sql`grant select, insert, update on trial to portal_app, portal_company`.execute(db)
}

/** The routes of it, for `extraRoutes`. */
export const trialRoutes =
  (options: Partial<ResourceOptions> = {}) =>
  (app: PortalApp, platform: Platform): void =>
    registerResource(app, platform, trialResource, {
      only: ['list', 'get', 'create', 'update', 'deactivate', 'import'],
      ...options,
    })

export type TrialValues = Record<string, unknown>

/** What a create takes, all of it. */
export function trialValues(ouId: string, overrides: TrialValues = {}): TrialValues {
  return {
    ou_id: ouId,
    code: `T-${randomUUID().slice(0, 8).toUpperCase()}`,
    name: 'A trial',
    agent_id: null,
    role_id: null,
    amount: '10.00',
    rate: '3',
    pieces: 1,
    due: '2025-06-30',
    mood: 'glad',
    is_big: false,
    secret: null,
    ...overrides,
  }
}

/** A row put there directly. */
export async function buildTrial(
  { db }: Pick<Database, 'db'>,
  ouId: string,
  overrides: TrialValues = {},
): Promise<{ id: string; code: string }> {
  const values = trialValues(ouId, overrides)
  const names = Object.keys(values)
  const { rows } = await sql<{
    id: string
    code: string
  }>`insert into trial (${sql.join(names.map(name => sql.id(name)))})
    values (${sql.join(names.map(name => values[name]))}) returning id, code`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('no trial was made')
  return row
}
