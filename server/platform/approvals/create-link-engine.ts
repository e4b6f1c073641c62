import type { Approvals } from '@server/platform/approvals/create-approvals'
import { readPeople } from '@server/platform/approvals/directory'
import type { LinkEngine } from '@server/platform/approvals/links/link-engine'
import { readOffice } from '@server/platform/approvals/office-hours'
import { showSteps } from '@server/platform/approvals/show-steps'
import { delegatesOf } from '@server/platform/approvals/offer-people'

/** The engine as the pages of links see it. */
export function createLinkEngine(approvals: Approvals): LinkEngine {
  const { hold, move, decide } = approvals
  return {
    async load(tx, requestId) {
      const held = await hold(tx, requestId)
      if (!held) return null
      const { row, approval, document, subject } = held
      const { id, ou_id, requested_at } = row
      return { request: { id, ou_id, requested_at }, approval, document, subject }
    },
    async decide(tx, { request_id, subject_version, ...decision }) {
      const held = await hold(tx, request_id)
      return held ? decide(tx, held, { ...decision, version: subject_version, via: 'link' }) : 'unknown_seat'
    },
    async delegate(tx, { request_id, seat, by, to }) {
      const held = await hold(tx, request_id)
      if (!held) return 'unknown_seat'
      const command = { type: 'delegate', seat, by, to } as const
      return move(tx, held, command, { mover: { person: by }, origin: 'delegated' })
    },
    async delegatesOf(tx, requestId, seat) {
      const held = await hold(tx, requestId)
      return held ? delegatesOf(readPeople(tx.db), held, seat) : []
    },
    async freeze(tx, requestId) {
      const held = await hold(tx, requestId)
      if (!held) return 'wrong_state'
      return move(tx, held, { type: 'freeze' }, { mover: { person: null, reason: 'reported_by_link' } })
    },
    async stepsOf(tx, { request, approval }) {
      const office = await readOffice(tx, approvals.parts)
      return showSteps(approval, office.hoursOf(request.ou_id))
    },
  }
}
