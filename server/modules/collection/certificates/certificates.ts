import { businessDate } from '@contract/kernel/dates'
import { certificateCommands } from '@contract/modules/collection/certificate.commands'
import { certificateResource, type Certificate } from '@contract/modules/collection/certificate.resource'
import { parseMoney } from '@contract/kernel/money'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { createRepository } from '@server/platform/resource/create-repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { registerCommands } from '@server/platform/resource/register-commands'
import { writtenRecord } from '@server/platform/resource/written-record'
import { registerResource } from '@server/platform/resource/register-resource'
import { recordOptions } from '@server/platform/resource/run-command'
import { changeCertificate } from '@server/modules/collection/certificates/certificate.repository'
import { certificateRoutes } from '@server/modules/collection/certificates/certificate.routes'

function checkStands(status: unknown): void {
  if (status === 'voided') throw new Problem('conflict', 'certificate_voided')
}

/** Certificates as they come in, beside what was withheld. */
export function registerCertificates(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, certificateResource, {
    only: ['list', 'get', 'create', 'update'],
    hooks: {
      beforeWrite(_tx, _call, values, before) {
        checkStands(before?.['status'])
        const { tax_base, tax_withheld } = writtenRecord<Certificate>(values, before)
        const [base, tax] = [tax_base, tax_withheld].map(parseMoney) as [bigint, bigint]
        if (tax === 0n) refuseBroken([{ path: 'tax_withheld', code: 'certificate_needs_tax' }])
        if (tax > base) refuseBroken([{ path: 'tax_withheld', code: 'certificate_above_base' }])
        return Promise.resolve(values)
      },
    },
  })
  registerCommands(
    app,
    platform,
    certificateCommands,
    recordOptions<Certificate>(createRepository(certificateResource)),
    {
      async void_certificate({ tx, record, body: { reason }, audit }) {
        checkStands(record.status)
        await changeCertificate(tx.db, record.id, {
          status: 'voided',
          voided_on: businessDate(new Date()),
          void_reason: reason,
        })
        audit({ status: [record.status, 'voided'], reason })
      },
    },
  )
  certificateRoutes(app, platform)
}
