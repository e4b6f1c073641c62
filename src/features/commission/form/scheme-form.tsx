import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { schemeDraftSchema } from '@contract/modules/commission/scheme.resource'
import { HeadFields } from '@/features/commission/form/head-fields'
import { LevelFields } from '@/features/commission/form/level-fields'
import { OtherFields } from '@/features/commission/form/other-fields'
import {
  formValues,
  sentValues,
  typedFaults,
  type SchemeFormValues,
} from '@/features/commission/form/scheme-values'
import { TrancheFields } from '@/features/commission/form/tranche-fields'
import { SchemeDifference } from '@/features/commission/page/scheme-difference'
import { SCHEMES_PATH, schemePath } from '@/features/commission/scheme-paths'
import { schemeActions, schemes, type ShownScheme } from '@/features/commission/schemes.api'
import { DraftOffer } from '@/shared/form/draft-offer'
import { Form } from '@/shared/form/form'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { useDraft } from '@/shared/form/use-draft'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'

export type SchemeFormProps = { row: ShownScheme | null }

/** A draft with its levels and tranches; it may be saved half done, and says what it still lacks. */
export function SchemeForm({ row }: SchemeFormProps) {
  const t = usePhrases('commission')
  const record = usePhrases('record')
  const shared = usePhrases('shared')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [create] = schemeActions.create.useMutation()
  const [update] = schemeActions.update.useMutation()
  // What was typed upon: what came meanwhile is told against it, and never overwritten unseen.
  const [base, setBase] = useState(row)
  const form = usePortalForm<SchemeFormValues>({
    schema: schemeDraftSchema,
    defaultValues: formValues(row),
    prepare: sentValues,
    onSubmit: async (values, fields) => {
      const body = schemeDraftSchema.parse(values)
      const saved = await (row ? update({ record: row, body }) : create({ body })).unwrap()
      const shown = saved as ShownScheme
      setBase(shown)
      fields.reset(formValues(shown))
      dispatch(success(t('form.saved', { name: shown.name })))
      void navigate(schemePath(saved.id))
    },
    onStale: () => row && dispatch(schemes.wentStale(row.id)),
  })
  const draft = useDraft(form, `commission_scheme:${row?.id ?? 'new'}`)
  const values = useFormValues(form)
  const { isDirty } = form.fields.formState
  const isNewer = row !== null && base !== null && row.row_version > base.row_version
  // Nothing was typed that it could lose.
  if (isNewer && !isDirty) setBase(row)
  const version = base?.row_version
  useEffect(() => {
    if (base) form.fields.reset(formValues(base))
    // oxlint-disable-next-line react/exhaustive-deps -- once for each version that is taken
  }, [version])

  const faults = typedFaults(values)
  return (
    <Form form={form} className="stack" label={t('page.one')}>
      <DraftOffer draft={draft} />
      {isNewer && isDirty && base && (
        <Banner
          tone="warning"
          title={t('form.newer')}
          action={
            <Button size="sm" onClick={() => setBase(row)}>
              {t('form.take_theirs')}
            </Button>
          }
        >
          <SchemeDifference before={base} after={row} />
        </Banner>
      )}
      <Card title={t('form.head')}>
        <HeadFields form={form} row={row} />
      </Card>
      <Card title={t('levels.title')} text={t('form.levels_text')}>
        <LevelFields form={form} faults={faults} />
      </Card>
      <Card title={t('tranches.title')} text={t('form.tranches_text')}>
        <TrancheFields form={form} faults={faults} />
      </Card>
      <Card title={t('terms.title')}>
        <OtherFields form={form} />
      </Card>
      <div className="form-actions">
        <Button type="submit" variant="primary" busy={form.isBusy} title={record('form.save_hint')}>
          {t('form.save')}
        </Button>
        <Button disabled={form.isBusy} onClick={() => void navigate(row ? schemePath(row.id) : SCHEMES_PATH)}>
          {shared('cancel')}
        </Button>
      </div>
      <LeaveGuard isDirty={isDirty && !form.isBusy} />
    </Form>
  )
}
