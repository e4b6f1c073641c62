import { documentsNeeded, standingOf } from '@contract/modules/buyers/requirements.rules'
import type { BuyerPort } from '@server/platform/selling/buyer-port'
import { clock } from '@server/modules/buyers/buyers/buyer.repository'
import { findDocuments, findRequirements } from '@server/modules/buyers/buyers/document.repository'
import { asGiven, partyOf } from '@server/modules/buyers/buyers/document.service'
import { findParty, findSellingBuyers } from '@server/modules/buyers/buyers/selling.repository'

/** What sales ask of buyers, in their transaction. */
export const buyerPort: BuyerPort = {
  find: (db, buyerIds) => findSellingBuyers(db, buyerIds),

  async requirements({ db }, { buyer_id, project_id, financing }) {
    const buyer = await findParty(db, buyer_id)
    if (!buyer) return []
    const { today } = await clock(db)
    const documents = await findDocuments(db, [buyer_id])
    const needed = documentsNeeded(await findRequirements(db), { project_id, financing }, [partyOf(buyer)])
    return needed.map(({ requirement_id, code, name, mandatory_for }) => {
      const { status, document_id } = standingOf(code, asGiven(documents), today)
      const verified = status === 'verified' ? documents.find(({ id }) => id === document_id) : undefined
      return {
        ...{ requirement_id, code, name, mandatory_for },
        buyer_document_id: verified?.id ?? null,
        valid_to: verified?.valid_to ?? null,
      }
    })
  },
}
