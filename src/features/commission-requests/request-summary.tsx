import { Link } from 'react-router-dom'
import type { RequestStanding } from '@contract/modules/commission/request-line'
import type { CommissionRequest } from '@contract/modules/commission/request.document'
import {
  useGetRequestStandingQuery,
  requestFile,
} from '@/features/commission-requests/commission-requests.api'
import { useAmountColumns } from '@/features/commission-requests/use-amount-columns'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { SaveButton } from '@/shared/record/save-button'
import { DefinitionList } from '@/shared/ui/definition-list'
import { Skeleton } from '@/shared/ui/skeleton'
import { Table } from '@/shared/ui/table'

export type RequestSummaryProps = { request: CommissionRequest & { actions?: readonly string[] } }

/** Below the fields: what is asked for, the tranche as it stands now, and what it has led to. */
export function RequestSummary({ request }: RequestSummaryProps) {
  const t = usePhrases('commission-requests')
  const shares = usePhrases('commission-transactions')
  const formats = useFormats()
  const columns = useAmountColumns<CommissionRequest['lines'][number]>()
  const answer = useGetRequestStandingQuery(request.id)
  const money = (amount: string | null | undefined) => amount && <Ltr>{formats.amount(amount)}</Ltr>
  const { lines } = request
  return (
    <>
      {!request.actions?.includes('edit') && lines.length > 0 && (
        <Table
          caption={t('lines.caption')}
          columns={[
            ...columns,
            { key: 'of', header: t('lines.of'), wideOnly: true, cell: ({ of }) => t(`lines.of_${of}`) },
          ]}
          rows={lines}
          rowKey={({ id }) => id}
        />
      )}
      <Answer answer={answer} wait={<Skeleton lines={3} />}>
        {({ tranche, product }) => (
          <>
            {tranche && <h3 className="section-title">{t('standing.title')}</h3>}
            <DefinitionList
              definitions={[
                [shares('fields.state'), tranche && shares(`values.state.${tranche.state}`)],
                [shares('fields.eligible_on'), tranche?.eligible_on && formats.date(tranche.eligible_on)],
                [t('standing.trigger'), money(tranche?.trigger_amount)],
                [t('standing.collected'), money(tranche?.collected)],
                [t('standing.statement'), tranche?.statement_no],
                [t('standing.answer'), product && <RequestAnswer requestId={request.id} product={product} />],
              ]}
            />
          </>
        )}
      </Answer>
    </>
  )
}

const LISTS = { statement: '/commission/soa', release: '/commission/release' } as const

type RequestAnswerProps = { requestId: string; product: NonNullable<RequestStanding['product']> }

/** What was made for a request: the statement, the release, or the file. */
function RequestAnswer({ requestId, product: { of, id, number, may_open } }: RequestAnswerProps) {
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
