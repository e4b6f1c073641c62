import { useState, type ReactNode } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordValues } from '@/shared/record/record-values'
import { StaleField } from '@/shared/record/stale-field'
import type { StaleVersions } from '@/shared/record/use-stale-record'
import { compareVersions, mergeVersions, type Side } from '@/shared/record/version-diff'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'
import '@/shared/record/record.scss'

export type StaleDialogProps = {
  versions: StaleVersions<RecordValues>
  /** Those that the form writes. */
  fields: readonly string[]
  labelOf: (field: string) => string
  show: (field: string, value: unknown, version: RecordValues) => ReactNode
  /** Who changed it meanwhile and when, where that is known. */
  changedBy?: { name: string; time: string } | undefined
  isBusy?: boolean | undefined
  /** The way out, where it does not lead back to a form. */
  back?: string | undefined
  /** The record as decided upon, to be saved on the version that stands. */
  onDecide: (values: RecordValues) => void
  onCancel: () => void
}

/** Both versions side by side; where both changed a field, nothing is saved before somebody chose. */
export function StaleDialog(props: StaleDialogProps) {
  const { versions, fields, labelOf, show, changedBy, isBusy = false, onDecide, onCancel } = props
  const { base, mine, theirs } = versions
  const t = usePhrases('record')
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const differences = compareVersions(fields, base, mine, theirs)
  const isDecided = differences.every(({ field, decided }) => (choices[field] ?? decided) !== null)

  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(differences.map(({ field }) => [field, side])))
  const handleSave = () => onDecide(mergeVersions(theirs, differences, choices))

  return (
    <Modal
      show
      size="lg"
      title={t('stale.title')}
      closable={!isBusy}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel} disabled={isBusy}>
            {props.back ?? t('stale.back')}
          </Button>
          <Button variant="primary" busy={isBusy} disabled={!isDecided} onClick={handleSave}>
            {t('stale.save')}
          </Button>
        </>
      }
    >
      <p>{differences.length > 0 ? t('stale.text') : t('stale.same')}</p>
      {differences.length > 0 && (
        <>
          <div className="stale-heads">
            <Button size="sm" onClick={() => chooseAll('mine')}>
              {t('stale.all_mine')}
            </Button>
            <Button size="sm" onClick={() => chooseAll('theirs')}>
              {t('stale.all_theirs')}
            </Button>
          </div>
          {differences.map(({ field, decided, ...values }) => (
            <StaleField
              key={field}
              field={field}
              label={labelOf(field)}
              mine={show(field, values.mine, mine)}
              theirs={show(field, values.theirs, theirs)}
              theirsTitle={changedBy ? t('stale.theirs_by', changedBy) : t('stale.theirs')}
              choice={choices[field] ?? decided}
              onChoose={side => setChoices({ ...choices, [field]: side })}
            />
          ))}
        </>
      )}
    </Modal>
  )
}
