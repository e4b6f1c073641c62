import type { RequestKind } from '@contract/modules/commission/request-line'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'

export type AskLinkProps = { kind: RequestKind; sellerId: string; trancheId?: string }

const WORDS = {
  bill_tranche: 'ask.bill',
  early_release: 'ask.release',
  seller_statement: 'ask.statement',
} as const

/** To the form of a commission request, with what it is about. */
export function AskLink({ kind, sellerId, trancheId }: AskLinkProps) {
  const t = usePhrases('commission-requests')
  const about = new URLSearchParams({
    ...{ record: 'new', kind, seller: sellerId },
    ...(trancheId && { tranche: trancheId }),
  })
  return (
    <Can code="commission.request.create">
      <ButtonLink to={`/request/soa?${about.toString()}`} icon="send">
        {t(WORDS[kind])}
      </ButtonLink>
    </Can>
  )
}
