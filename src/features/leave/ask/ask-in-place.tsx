import { useState } from 'react'
import { useGetWithoutAccountQuery } from '@/features/leave/leave.api'
import { ComboBox, type ComboOption } from '@/shared/form/combo-box'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { Field } from '@/shared/ui/field'
import { Modal } from '@/shared/ui/modal'

/** For those who cannot ask themselves: HR names the employee, and the form is the same. */
export function AskInPlace() {
  const t = usePhrases('leave')
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState<ComboOption | null>(null)
  const { data, ...answer } = useGetWithoutAccountQuery(undefined, { skip: !isOpen })
  const like = search.trim().toLocaleLowerCase()
  const options = (data ?? [])
    .map(({ id, name, detail }) => ({ id, label: `${name} · ${detail}` }))
    .filter(({ label }) => label.toLocaleLowerCase().includes(like))
  const footer = picked && (
    <ButtonLink to={`?ask=new&for=${picked.id}`} variant="primary">
      {t('in_place.begin')}
    </ButtonLink>
  )
  return (
    <>
      <Button icon="person-plus" onClick={() => setOpen(true)}>
        {t('in_place.open')}
      </Button>
      <Modal show={isOpen} title={t('in_place.title')} footer={footer} onClose={() => setOpen(false)}>
        <p className="text-muted">{t('in_place.text')}</p>
        {(answer.error !== undefined || !data) && <AnswerWait answer={answer} lines={3} />}
        {data?.length === 0 && (
          <EmptyState icon="person-check" title={t('in_place.none')}>
            {t('in_place.none_text')}
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <Field label={t('in_place.employee')} required>
            <ComboBox value={picked} options={options} onSearch={setSearch} onPick={setPicked} />
          </Field>
        )}
      </Modal>
    </>
  )
}
