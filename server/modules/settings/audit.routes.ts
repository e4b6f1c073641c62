import { z } from 'zod'
import {
  auditEntryResource,
  auditVerificationSchema,
  namedRecordSchema,
  namedRecordsQuery,
} from '@contract/modules/settings/audit-entry.resource'
import { countEntries, verifyAudit } from '@server/platform/audit/audit.repository'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { nameRecords } from '@server/platform/resource/named-records.repository'
import { registerResource } from '@server/platform/resource/register-resource'

const resource = auditEntryResource

/**
 * Row-level security shows the entries of one's units; the company's own chain is for those who see all of them. Of
 * these, the entries about records that the reader may look at.
 */
export function auditRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, resource, { only: ['list', 'get'] })

  registerRoute(app, platform, {
    method: 'GET',
    url: `/api/v1${resource.path}/records`,
    access: { permission: 'audit.log.view' },
    summary: 'What the records of entries call themselves, as far as their reader may list them',
    query: namedRecordsQuery,
    response: { 200: dataOf(z.array(namedRecordSchema)) },
    handler: call =>
      call.transaction(
        async tx => ({ data: await nameRecords(tx.db, platform, call.actor, call.query.of) }),
        {
          readOnly: true,
        },
      ),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `/api/v1${resource.path}/verification`,
    access: { permission: 'audit.log.view' },
    summary: 'Walk the chains of the audit log and name the first entry that does not fit',
    response: { 200: dataOf(auditVerificationSchema) },
    handler: call =>
      call.transaction(
        async tx => ({
          data: {
            entries: await countEntries(tx.db),
            checked_at: new Date().toISOString(),
            fault: await verifyAudit(tx.db),
          },
        }),
        { readOnly: true },
      ),
  })
}
