import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useGetSaleDetailQuery } from '@/features/sales/sales.api'
import { sales } from '@/features/sales/sales-lists.api'
import { valuesOfStart } from '@/features/sales/start/start-values'
import { useSaleStart } from '@/features/sales/start/use-sale-start'
import { WizardForm } from '@/features/sales/wizard/wizard-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Banner } from '@/shared/ui/banner'
import { ButtonLink } from '@/shared/ui/button-link'
import { PageHeader } from '@/shared/ui/page-header'

export type WizardPageProps = {
  /** Of the draft that is changed; null makes a new one. */
  id: string | null
  onCreated: (id: string) => void
}

export function WizardPage({ id, onCreated }: WizardPageProps) {
  const t = usePhrases('sale-wizard')
  const [params] = useSearchParams()
  const record = sales.useGetQuery(id ?? '', { skip: id === null })
  const detail = useGetSaleDetailQuery(id ?? '', { skip: id === null })
  const row = record.currentData ?? null
  const isStored = row !== null && detail.currentData !== undefined
  const isDraft = row === null || row.status === 'draft'
  // As one came: the address goes on from there.
  const [{ arrival, quoteId }] = useState(() => ({
    arrival: { unit: params.get('unit'), buyer: params.get('buyer'), lead: params.get('lead') },
    quoteId: params.get('quote'),
  }))
  const { start: found, quoted } = useSaleStart(arrival, quoteId, id !== null)
  // As it was found first: what the sale itself changes of its quote is no news to it.
  const [start, setStart] = useState(found)
  if (start === null && found !== null) setStart(found)
  const soldBy = id === null && start?.quote?.status !== 'open' ? start?.quote?.sale_id : null
  const failed = id === null ? quoted : record.error === undefined ? detail : record
  const isReady = id === null ? start !== null : isStored
  return (
    <>
      <PageHeader
        title={t(id ? 'edit_title' : 'title')}
        text={t('text')}
        actions={
          <ButtonLink to={id ? `?record=${id}` : '/sales/record'} icon="x-lg">
            {t('close')}
          </ButtonLink>
        }
      />
      {!isReady && <AnswerWait answer={failed} lines={10} />}
      {isReady && !isDraft && (
        <Banner tone="info" action={<ButtonLink to={`?record=${id ?? ''}`}>{t('to_record')}</ButtonLink>}>
          {t('not_draft')}
        </Banner>
      )}
      {isReady && soldBy && (
        <Banner tone="info" action={<ButtonLink to={`?record=${soldBy}`}>{t('to_record')}</ButtonLink>}>
          {t('quote.used', { no: start?.quote?.quote_no ?? '' })}
        </Banner>
      )}
      {isReady && isDraft && !soldBy && (
        <WizardForm
          row={row}
          detail={detail.currentData ?? null}
          begun={start && valuesOfStart(start)}
          onCreated={onCreated}
        />
      )}
    </>
  )
}
