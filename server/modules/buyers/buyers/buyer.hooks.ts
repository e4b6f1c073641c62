import type { Buyer } from '@contract/modules/buyers/buyer.resource'
import { checkBuyer } from '@contract/modules/buyers/buyer.rules'
import { CURRENT_CONSENT } from '@contract/modules/buyers/consent'
import { clockOf } from '@server/platform/db/clock'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { AnyCall, ResourceHooks, Values } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'
import type { LeadConversionPort } from '@server/platform/selling/lead-conversion-port'
import { checkOwner, checkSpouse, ownerOfNew } from '@server/modules/buyers/buyers/buyer-owner'
import { isTinTaken } from '@server/modules/buyers/buyers/buyer.repository'
import { correctionOf } from '@server/modules/buyers/buyers/correction.service'
import { withSealedNumbers } from '@server/modules/buyers/buyers/buyer-seal'

type BuyerRow = Buyer & { tin_hash?: string | null }

/** What a form, a conversion and a seed are held to alike. */
export function buyerHooks(seal: ColumnSeal, leads: LeadConversionPort | null): ResourceHooks<Buyer> {
  return {
    async beforeWrite(tx, call, values, before) {
      if (before?.['status'] === 'merged') throw new Problem('conflict', 'buyer_merged')
      const { now, today } = await clockOf(tx.db)
      const asked = before ? await changed(tx, values, before) : await opened(tx, call, values, now)
      const stored = withSealedNumbers(seal, withCaution(asked, before))
      const buyer = { ...NOTHING, ...writtenRecord<BuyerRow>(stored, before) }
      refuseBroken(checkBuyer(buyer, today))
      if (buyer.spouse_buyer_id !== (before?.['spouse_buyer_id'] ?? null))
        await checkSpouse(tx, call.actor, buyer)
      const hash = stored['tin_hash']
      if (typeof hash === 'string' && (await isTinTaken(tx.db, buyer.ou_id, hash, before?.id ?? null)))
        throw fieldProblem('already_exists', 'tin', 'buyer_tin_taken')
      if (before) return stored
      if (buyer.lead_id !== null) await takeLead(tx, call, leads, buyer)
      // Last, so that what is refused holds no lock on the numbers of its unit.
      const year = Number(today.slice(0, 4))
      return { ...stored, buyer_no: await allocateNumber(tx, { ouId: buyer.ou_id, type: 'buyer', year }) }
    },

    beside: (tx, { actor }, row) => correctionOf({ tx, actor }, row.id),

    async afterWrite(tx, _call, row, before) {
      const leadId = row['lead_id']
      if (!before && typeof leadId === 'string') await leads?.converted(tx, leadId, row.id)
    },
  }
}

/** Left out of what is written: there is none. */
const NOTHING = { tin_masked: null, gov_id_no_masked: null, spouse_buyer_id: null, lead_id: null }

async function opened(tx: Tx, call: AnyCall, values: Values, now: string): Promise<Values> {
  const asked = values as Pick<Buyer, 'ou_id' | 'owner_employee_id' | 'consent_text_version'>
  const { consent_text_version: version } = asked
  if (version !== null && version !== CURRENT_CONSENT)
    refuseBroken([{ path: 'consent_text_version', code: 'consent_text_unknown' }])
  return {
    ...values,
    owner_employee_id: await ownerOfNew(tx, call.actor, asked),
    consent_at: version === null ? null : now,
  }
}

async function changed(tx: Tx, values: Values, before: Buyer): Promise<Values> {
  const owner = values['owner_employee_id'] as string | null | undefined
  if (owner !== undefined && owner !== before.owner_employee_id)
    await checkOwner(tx, { ou_id: before.ou_id, owner_employee_id: owner })
  return values
}

/** Whoever holds or held a public office is looked at more closely, until somebody has decided otherwise. */
function withCaution(values: Values, before: Buyer | null): Values {
  const becomes = values['is_pep'] === true && before?.is_pep !== true
  return becomes && values['aml_risk'] === undefined ? { ...values, aml_risk: 'high' } : values
}

async function takeLead(
  tx: Tx,
  call: AnyCall,
  leads: LeadConversionPort | null,
  buyer: Buyer,
): Promise<void> {
  const lead = leads && buyer.lead_id ? await leads.take(tx, call.actor, buyer.lead_id) : null
  if (!lead) return refuseBroken([{ path: 'lead_id', code: 'reference_unknown' }])
  if (lead.converted_buyer_id !== null) throw new Problem('conflict', 'lead_converted')
  if (lead.ou_id !== buyer.ou_id) refuseBroken([{ path: 'ou_id', code: 'lead_of_other_unit' }])
}
