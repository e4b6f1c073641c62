import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { cashAdvance } from '@contract/modules/cash-advance/cash-advance.document'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerPaper } from '@server/platform/pdf/register-paper'
import { requesterOf } from '@server/platform/people/people.repository'
import { findMovements } from '@server/modules/cash-advance/advance-movement.repository'
import { advanceStatement } from '@server/modules/cash-advance/statement-paper'
import { findReleasedOf } from '@server/modules/cash-advance/statement.repository'

export function advanceStatementRoute(app: PortalApp, platform: Platform): void {
  registerPaper(app, platform, {
    url: '/api/v1/cash-advance/statement',
    access: { permission: 'cash_advance.record.view' },
    summary: 'All advances of a person with their movements and balances as a PDF',
    query: z.strictObject({ employee: idSchema }),
    read: async (tx, { actor, query: { employee } }) => {
      const advances = await findAdvancesOf(tx, actor, employee)
      if (advances.length === 0) throw notFound()
      return { advances, of: await asPortal(tx, portal => requesterOf(portal.db, employee)) }
    },
    print: ({ advances, of }, head, { locale }) => ({
      name: 'Statement of cash advances',
      paper: advanceStatement(of.name, advances, head, locale),
    }),
  })
}

/** Those that were paid out and that the reader may see. */
async function findAdvancesOf(tx: Tx, actor: Actor, employeeId: string) {
  const access = accessWhere(actor, 'view', cashAdvance.resource)
  const advances = []
  for (const row of await findReleasedOf(tx.db, access, employeeId))
    advances.push({ row, movements: await findMovements(tx.db, row.id) })
  return advances
}
