import type pg from 'pg'
import type { Manifest } from '@server/commands/archive/manifest'

/** How far each chain reaches, and where the first one breaks if one does. */
export async function auditState(client: pg.Client): Promise<Manifest['audit']> {
  const { rows: heads } = await client.query<Manifest['audit']['heads'][number]>(
    'select chain, seq, hash from public.audit_head order by chain collate "C"',
  )
  const { rows: faults } = await client.query<NonNullable<Manifest['audit']['fault']>>(
    'select chain, seq, reason from public.portal_audit_verify()',
  )
  return { heads, fault: faults[0] ?? null }
}
