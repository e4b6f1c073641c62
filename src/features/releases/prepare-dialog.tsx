import { MOST_PAID_TOGETHER } from '@contract/modules/commission/release-line'
import { PayeeTable } from '@/features/releases/payee-table'
import '@/features/releases/releases.scss'
import { releaseActions, useGetReleasableQuery } from '@/features/releases/releases.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormReference } from '@/shared/form/form-reference'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Banner } from '@/shared/ui/banner'
import { Skeleton } from '@/shared/ui/skeleton'

type Values = { ou_id: string; seller_ids: string[] }

/** Drafts for those who are chosen among the payees of a unit. */
export function PrepareDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('releases')
  const form = useCommandForm<Values, { ids: string[] }>(releaseActions.prepare, {
    defaultValues: { ou_id: '', seller_ids: [] },
    done: ({ ids }) => t('prepare.done', { count: ids.length }),
    onDone: onClose,
  })
  const { ou_id, seller_ids } = form.fields.watch()
  const areTooMany = seller_ids.length > MOST_PAID_TOGETHER
  const answer = useGetReleasableQuery({ ou_id }, { skip: !ou_id })
  const change = (ids: string[]) => form.fields.setValue('seller_ids', ids, { shouldDirty: true })
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t('prepare.title')}
      submit={t('prepare.submit', { count: seller_ids.length })}
      canSubmit={seller_ids.length > 0 && !areTooMany}
      onClose={onClose}
    >
      <p>{t('prepare.text')}</p>
      <FormReference form={form} name="ou_id" to="operating_unit" label={t('prepare.unit')} required />
      <div className="release-payees">
        {ou_id && (
          <Answer answer={answer} wait={<Skeleton lines={4} />}>
            {payees =>
              payees.length === 0 ? (
                <p>{t('prepare.nobody')}</p>
              ) : (
                <PayeeTable payees={payees} selected={seller_ids} onChange={change} />
              )
            }
          </Answer>
        )}
      </div>
      {areTooMany && (
        <Banner tone="warning">{t('prepare.limit_reached', { limit: MOST_PAID_TOGETHER })}</Banner>
      )}
    </FormDialog>
  )
}
