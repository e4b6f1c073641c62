import type { DateText } from '@contract/kernel/dates'
import type { BuyerCivilStatus, BuyerKind, Employment } from '@contract/selling/buyer.values'
import type { Financing } from '@contract/selling/schedule.rules'

/** In the order in which a sale comes to them; what an earlier one asks for, each later one asks for too. */
export const DOCUMENT_STAGES = ['reservation', 'booking', 'takeout'] as const
export type DocumentStage = (typeof DOCUMENT_STAGES)[number]

export const DOCUMENT_TIMES = ['always', 'married', 'formerly_married', 'attorney', 'foreigner'] as const
export type DocumentTime = (typeof DOCUMENT_TIMES)[number]

/** Who is asked for it. */
export const DOCUMENT_GIVERS = ['buyer', 'spouse', 'attorney', 'company'] as const
export type DocumentGiver = (typeof DOCUMENT_GIVERS)[number]

/** Kept with the buyer it serves every sale of theirs; kept with the sale it is asked for once each sale. */
export const DOCUMENT_KEEPERS = ['buyer', 'sale'] as const
export type DocumentKeeper = (typeof DOCUMENT_KEEPERS)[number]

/** A line of the lists as it is maintained; null is met by every sale. */
export type Requirement = {
  id: string
  code: string
  name: string
  mandatory_for: DocumentStage
  project_id: string | null
  financing: Financing | null
  employment: Employment | null
  buyer_kind: BuyerKind | null
  needed_when: DocumentTime
  from_whom: DocumentGiver
  kept_with: DocumentKeeper
  asks_valid_to: boolean
  sort: number
}

/** Null where it is not known yet: then only what every sale asks for is needed. */
export type SaleTerms = { project_id: string | null; financing: Financing | null }

/** A buyer or co-buyer of a sale. */
export type SaleParty = {
  buyer_id: string
  kind: BuyerKind
  employment: Employment | null
  civil_status: BuyerCivilStatus | null
  nationality: string
  has_attorney: boolean
}

/** A paper that a sale needs: which, from whom and by when. */
export type NeededDocument = {
  requirement_id: string
  buyer_id: string
  code: string
  name: string
  from_whom: DocumentGiver
  kept_with: DocumentKeeper
  mandatory_for: DocumentStage
  asks_valid_to: boolean
}

const HOME = 'PH'

const TIMES: Record<DocumentTime, (party: SaleParty) => boolean> = {
  always: () => true,
  married: ({ civil_status }) => civil_status === 'married',
  formerly_married: ({ civil_status }) =>
    civil_status === 'widowed' || civil_status === 'separated' || civil_status === 'annulled',
  attorney: ({ has_attorney }) => has_attorney,
  foreigner: ({ nationality }) => nationality !== HOME,
}

const matches = <T>(asked: T | null, given: T | null) => asked === null || asked === given

function isMet(requirement: Requirement, terms: SaleTerms, party: SaleParty): boolean {
  return (
    matches(requirement.project_id, terms.project_id) &&
    matches(requirement.financing, terms.financing) &&
    matches(requirement.employment, party.employment) &&
    matches(requirement.buyer_kind, party.kind) &&
    TIMES[requirement.needed_when](party)
  )
}

const stageOf = (stage: DocumentStage) => DOCUMENT_STAGES.indexOf(stage)
const isNarrow = (requirement: Requirement) => requirement.project_id !== null

/**
 * Of two lines about one paper the project's own word stands before the general one, and else the one that asks for
 * it first.
 */
function stronger(a: Requirement, b: Requirement): Requirement {
  if (isNarrow(a) !== isNarrow(b)) return isNarrow(a) ? a : b
  return stageOf(b.mandatory_for) < stageOf(a.mandatory_for) ? b : a
}

/**
 * Which papers a sale needs, and from whom: the principal buyer first, then each co-buyer. What is kept with the sale
 * is asked of the principal alone.
 */
export function documentsNeeded(
  requirements: readonly Requirement[],
  terms: SaleTerms,
  parties: readonly SaleParty[],
): NeededDocument[] {
  return parties.flatMap((party, index) => {
    const met = requirements.filter(
      requirement => isMet(requirement, terms, party) && (index === 0 || requirement.kept_with === 'buyer'),
    )
    const byCode = new Map<string, Requirement>()
    for (const requirement of met) {
      const other = byCode.get(requirement.code)
      byCode.set(requirement.code, other ? stronger(other, requirement) : requirement)
    }
    return [...byCode.values()].sort(inOrder).map(requirement => ({
      requirement_id: requirement.id,
      buyer_id: party.buyer_id,
      code: requirement.code,
      name: requirement.name,
      from_whom: requirement.from_whom,
      kept_with: requirement.kept_with,
      mandatory_for: requirement.mandatory_for,
      asks_valid_to: requirement.asks_valid_to,
    }))
  })
}

function inOrder(a: Requirement, b: Requirement): number {
  return stageOf(a.mandatory_for) - stageOf(b.mandatory_for) || a.sort - b.sort || compare(a.code, b.code)
}
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

export const DOCUMENT_STATUSES = ['missing', 'submitted', 'verified', 'rejected', 'expired'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

/** A paper as it was handed in; `created_at` orders those of one kind. */
export type GivenDocument = {
  id: string
  kind: string
  status: 'submitted' | 'verified' | 'rejected'
  valid_to: DateText | null
  created_at: string
}

/** A paper stands through the last day it is valid; that it has run out is seen when it is looked at. */
export function documentStatus(
  { status, valid_to }: Pick<GivenDocument, 'status' | 'valid_to'>,
  today: DateText,
): DocumentStatus {
  return status === 'verified' && valid_to !== null && valid_to < today ? 'expired' : status
}

export type RequirementState = { status: DocumentStatus; document_id: string | null }

/** Where one paper stands: a verified one that is valid stands before all that came after it. */
export function standingOf(
  code: string,
  documents: readonly GivenDocument[],
  today: DateText,
): RequirementState {
  const newestFirst = documents
    .filter(({ kind }) => kind === code)
    .sort((a, b) => compare(b.created_at, a.created_at) || compare(b.id, a.id))
    .map(document => ({ document_id: document.id, status: documentStatus(document, today) }))
  return (
    newestFirst.find(({ status }) => status === 'verified') ??
    newestFirst[0] ?? { status: 'missing', document_id: null }
  )
}

/** What must be verified before a sale may come to a stage: all that is asked for up to it. */
export function neededBy<T extends { mandatory_for: DocumentStage }>(
  stage: DocumentStage,
  documents: readonly T[],
): T[] {
  return documents.filter(({ mandatory_for }) => stageOf(mandatory_for) <= stageOf(stage))
}

export function countUnverified(
  stage: DocumentStage,
  documents: readonly { mandatory_for: DocumentStage; status: DocumentStatus }[],
): number {
  return neededBy(stage, documents).filter(({ status }) => status !== 'verified').length
}
