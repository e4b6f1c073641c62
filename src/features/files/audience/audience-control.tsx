import { AUDIENCE_LISTS, EVERYONE, type Audience, type AudienceList } from '@contract/modules/files/audience'
import { AudienceCount } from '@/features/files/audience/audience-count'
import { AudiencePeople } from '@/features/files/audience/audience-people'
import { useGetAudienceChoicesQuery } from '@/features/files/memos.api'
import { useFieldMessage } from '@/shared/form/use-field-message'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Badge } from '@/shared/ui/badge'
import { Checkbox } from '@/shared/ui/checkbox'
import { Field } from '@/shared/ui/field'
import { IconButton } from '@/shared/ui/icon-button'
import { Select } from '@/shared/ui/select'

type PickedList = Exclude<AudienceList, 'employees'>
const LISTS = AUDIENCE_LISTS.filter((list): list is PickedList => list !== 'employees')

/** Whom something is for, and how many people that is right now. */
export function AudienceControl({ form, name }: FieldControlProps) {
  const t = usePhrases('files')
  const messageOf = useFieldMessage()
  const { fields } = form
  const { data: choices, ...answer } = useGetAudienceChoicesQuery()
  const values = fields.watch()
  const audience = (values[name] ?? EVERYONE) as Audience
  const change = (next: Partial<Audience>) =>
    fields.setValue(name, { ...audience, ...next }, { shouldDirty: true, shouldTouch: true })
  const { error: fault } = fields.getFieldState(name, fields.formState)
  const ouId = values['reach'] === 'unit' ? ((values['ou_id'] as string | undefined) ?? null) : null
  // A nested list that is wrong is said where the whole is.
  const message = fault ? (fault.message ?? 'audience_empty') : undefined

  if (!choices) return <AnswerWait answer={answer} lines={4} />
  return (
    <fieldset className="stack files-wide">
      <legend className="field-label">{t('audience.title')}</legend>
      <Checkbox
        kind="switch"
        label={t('audience.everyone')}
        checked={audience.everyone}
        error={messageOf(message)}
        onChange={event => change({ everyone: event.target.checked })}
      />
      {!audience.everyone && (
        <>
          <p className="field-hint">{t('audience.any_of')}</p>
          <div className="audience-lists">
            {LISTS.map(list => (
              <PickMany
                key={list}
                label={t(`audience.${list}`)}
                options={choices[list].map(each => ({
                  ...each,
                  label: list === 'positions' ? storedName('position', each.label) : each.label,
                }))}
                picked={audience[list]}
                onPick={picked => change({ [list]: picked })}
              />
            ))}
          </div>
          <AudiencePeople picked={audience.employees} onPick={employees => change({ employees })} />
        </>
      )}
      <AudienceCount audience={audience} ouId={ouId} />
    </fieldset>
  )
}

type PickManyProps = {
  label: string
  options: readonly { id: string; label: string }[]
  picked: readonly string[]
  onPick: (picked: string[]) => void
}

function PickMany({ label, options, picked, onPick }: PickManyProps) {
  const t = usePhrases('files')
  const rest = options.filter(option => !picked.includes(option.id))
  return (
    <div>
      <Field label={label}>
        <Select
          value=""
          placeholder={t('audience.add')}
          options={rest.map(({ id, label: words }) => ({ value: id, label: words }))}
          onChange={event => event.target.value && onPick([...picked, event.target.value])}
        />
      </Field>
      <ul className="audience-picked">
        {options
          .filter(option => picked.includes(option.id))
          .map(option => (
            <li key={option.id}>
              <Badge tone="accent">
                <bdi>{option.label}</bdi>
                <IconButton
                  icon="x-lg"
                  size="sm"
                  label={t('audience.remove', { name: option.label })}
                  onClick={() => onPick(picked.filter(id => id !== option.id))}
                />
              </Badge>
            </li>
          ))}
      </ul>
    </div>
  )
}
