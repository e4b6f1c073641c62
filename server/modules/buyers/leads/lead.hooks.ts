import { addDays } from '@contract/kernel/dates'
import { leadProtectionDays } from '@contract/modules/buyers/buyers.parameters'
import { fingerprintText, normaliseMobile } from '@contract/modules/buyers/fingerprint.rules'
import { checkContact, checkLead, checkNextAction } from '@contract/modules/buyers/lead.rules'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import { clockOf } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { ownEmployee } from '@server/platform/people/employees.repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks, Values } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'
import { findOwner, firstStatus, type Owner } from '@server/modules/buyers/leads/lead.repository'
import { claim } from '@server/modules/buyers/leads/claim'

const CONTACT = ['mobile_e164', 'email'] as const
const NOTHING = { mobile_e164: null, email: null, budget_min: null, budget_max: null }

export function leadHooks(seal: ColumnSeal): ResourceHooks {
  return {
    async beforeWrite(tx, _call, asked, before) {
      const values = withPlainContact(asked)
      const lead = { ...NOTHING, ...writtenRecord<Lead>(values, before) }
      if (before?.['merged_into_id']) throw new Problem('conflict', 'lead_merged')
      refuseBroken(checkLead(lead))
      const { today } = await clockOf(tx.db)
      if (values['next_action_at']) refuseBroken(checkNextAction(lead.next_action_at, today))
      if (before) refuseBroken(checkContact(lead, lead.next_action_at))
      if (before) return { ...values, ...(await newFingerprint(tx, seal, lead, before, today)) }
      const owner = await ownerOf(tx, values)
      const fingerprint = fingerprintOf(seal, lead)
      await claim(tx, fingerprint, null, owner.ou_id)
      const status = await firstStatus(tx.db, 'open')
      if (!status) throw new Problem('rule_broken', 'lead_status_needed')
      const year = Number(today.slice(0, 4))
      return {
        ...values,
        owner_employee_id: owner.id,
        ou_id: owner.ou_id,
        team_id: owner.team_id,
        lead_no: await allocateNumber(tx, { ouId: owner.ou_id, type: 'lead', year }),
        status_id: status.id,
        category: status.category,
        fingerprint,
        protected_from: today,
        protected_until: addDays(
          today,
          await parameterOf(tx, leadProtectionDays, { on: today, ouId: owner.ou_id }),
        ),
      }
    },
  }
}

export function fingerprintOf(seal: ColumnSeal, lead: Pick<Lead, 'mobile_e164' | 'email'>): string {
  const text = fingerprintText({ mobile: lead.mobile_e164, email: lead.email }) ?? ''
  return seal.hash('lead.fingerprint', text)
}

/** However a number was typed, it is kept as it is dialled. */
function withPlainContact(asked: Values): Values {
  const { mobile_e164, email } = asked
  return {
    ...asked,
    ...(typeof mobile_e164 === 'string' && { mobile_e164: normaliseMobile(mobile_e164) }),
    ...(typeof email === 'string' && { email: email.trim().toLowerCase() }),
  }
}

async function ownerOf(tx: Tx, values: Values): Promise<Owner> {
  const asked = values['owner_employee_id']
  const id = typeof asked === 'string' ? asked : (await ownEmployee(tx.db)).id
  const owner = id === null ? null : await findOwner(tx.db, id)
  if (owner) return owner
  return refuseBroken([{ path: 'owner_employee_id', code: 'lead_owner_needed' }])
}

/** Another number is another person: that one must be free, and is protected from today. */
async function newFingerprint(
  tx: Tx,
  seal: ColumnSeal,
  lead: Lead & { id: string | null },
  before: Values,
  today: string,
): Promise<Values> {
  if (CONTACT.every(name => lead[name] === before[name])) return {}
  const fingerprint = fingerprintOf(seal, lead)
  const was = fingerprintOf(seal, before as Pick<Lead, 'mobile_e164' | 'email'>)
  if (fingerprint === was) return {}
  if (lead.category !== 'lost') await claim(tx, fingerprint, lead.id, lead.ou_id)
  const until = lead.protected_until > today ? lead.protected_until : today
  return { fingerprint, protected_from: today, protected_until: until }
}
