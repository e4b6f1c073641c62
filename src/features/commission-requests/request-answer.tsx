import { Link } from 'react-router-dom'
import type { RequestStanding } from '@contract/modules/commission/request-line'
import { requestFile } from '@/features/commission-requests/commission-requests.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'

const LISTS = { statement: '/commission/soa', release: '/commission/release' } as const

export type RequestAnswerProps = { requestId: string; product: NonNullable<RequestStanding['product']> }

/** What was made for a request: the statement, the release, or the file. */
export function RequestAnswer({ requestId, product: { of, id, number, may_open } }: RequestAnswerProps) {
  const t = usePhrases('commission-requests')
  if (of === 'file')
    return (
      <SaveButton url={requestFile(requestId, id)} name={number ?? 'statement'}>
        {t('standing.file')}
      </SaveButton>
    )
  const name = number ?? t(`standing.${of}_draft`)
  if (!may_open) return <bdi>{name}</bdi>
  return (
    <Link to={`${LISTS[of]}?record=${id}`} className="record-link">
      <bdi>{name}</bdi>
    </Link>
  )
}
