import { z } from 'zod'
import {
  auditEntryResource,
  auditVerificationSchema,
  namedRecordSchema,
  namedRecordsQuery,
} from '@contract/modules/settings/audit-entry.resource'
import { countEntries, verifyAudit } from '@server/platform/audit/audit.repository'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { nameRecords } from '@server/platform/resource/named-records.repository'
import { registerResource } from '@server/platform/resource/register-resource'

const resource = auditEntryResource

/**
 * Row-level security shows the entries of one's units; the company's own chain is for those who see all of them. Of
 * these, the entries about records that the reader may look at.
 */
export function auditRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, resource, { only: ['list', 'get'] })

  registerRead(app, platform, {
    url: `/api/v1${resource.path}/records`,
    access: { permission: 'audit.log.view' },
    summary: 'What the records of entries call themselves, as far as their reader may list them',
    query: namedRecordsQuery,
    answers: z.array(namedRecordSchema),
    read: (tx, call) => nameRecords(tx, platform, call.actor, call.query.of),
  })

  registerRead(app, platform, {
    url: `/api/v1${resource.path}/verification`,
    access: { permission: 'audit.log.view' },
    summary: 'Walk the chains of the audit log and name the first entry that does not fit',
    answers: auditVerificationSchema,
    read: async tx => ({
      entries: await countEntries(tx.db),
      checked_at: new Date().toISOString(),
      fault: await verifyAudit(tx.db),
    }),
  })
}
