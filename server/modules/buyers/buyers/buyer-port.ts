import { documentsNeeded, standingOf } from '@contract/selling/requirements.rules'
import { clockOf } from '@server/platform/db/clock'
import type { BuyerPort } from '@server/platform/selling/buyer-port'
import { findDocuments, findRequirements } from '@server/modules/buyers/buyers/document.repository'
import { asGiven, partyOf } from '@server/modules/buyers/buyers/document.service'
import { findParties, findSellingBuyers } from '@server/modules/buyers/buyers/selling.repository'

/** What sales ask of buyers, in their transaction. */
export const buyerPort: BuyerPort = {
  find: (db, buyerIds) => findSellingBuyers(db, buyerIds),

  async requirements({ db }, { buyer_id, co_buyer_ids = [], project_id, financing }) {
    const parties = await findParties(db, [buyer_id, ...co_buyer_ids])
    const { today } = await clockOf(db)
    const givers = parties.flatMap(({ id, spouse_buyer_id }) => [id, spouse_buyer_id ?? id])
    const documents = await findDocuments(db, [...new Set(givers)])
    const needed = documentsNeeded(
      await findRequirements(db),
      { project_id, financing },
      parties.map(party => partyOf(party)),
    )
    return needed.map(({ asks_valid_to: _asks, ...paper }) => {
      const party = parties.find(({ id }) => id === paper.buyer_id)
      // What is asked of the spouse counts from their own record too, where they have one.
      const owners = [paper.buyer_id, paper.from_whom === 'spouse' ? party?.spouse_buyer_id : null]
      const given = documents.filter(document => owners.includes(document.buyer_id))
      const { status, document_id } = standingOf(paper.code, asGiven(given), today)
      const judged = given.find(({ id }) => id === document_id)
      return {
        ...paper,
        status,
        buyer_document_id: document_id,
        valid_to: judged?.valid_to ?? null,
        reject_reason: judged?.reject_reason ?? null,
      }
    })
  },
}
