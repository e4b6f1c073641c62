import type { BillingContact } from '@contract/modules/maintenance/developer.resource'
import { FormText } from '@/shared/form/form-text'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Button } from '@/shared/ui/button'

const MOST = 10
const NOBODY: BillingContact = { name: '', position: null, email: null, phone: null }

/** Who gets the statements of a developer: as many as there are, each with its own few fields. */
export function BillingContacts({ form, name }: FieldControlProps) {
  const t = usePhrases('maintenance')
  const contacts = (form.fields.watch(name) ?? []) as BillingContact[]
  const change = (next: BillingContact[]) => form.fields.setValue(name, next, { shouldDirty: true })

  return (
    <div className="form-stack form-grid-whole">
      {contacts.length === 0 && <p className="text-muted small">{t('contacts.none')}</p>}
      {contacts.map((contact, index) => {
        const at = `${name}.${index}`
        const count = index + 1
        return (
          <fieldset key={index} className="form-grid">
            <FormText form={form} name={`${at}.name`} label={t('contacts.name', { count })} required />
            <FormText
              form={form}
              name={`${at}.position`}
              label={t('contacts.position', { count })}
              nullable
              optional
            />
            <FormText
              form={form}
              name={`${at}.email`}
              label={t('contacts.email', { count })}
              type="email"
              nullable
              optional
            />
            <FormText
              form={form}
              name={`${at}.phone`}
              label={t('contacts.phone', { count })}
              hint={t('hints.mobile')}
              dir="ltr"
              nullable
              optional
            />
            <div>
              <Button
                size="sm"
                icon="trash"
                onClick={() => change(contacts.filter((_, other) => other !== index))}
              >
                {t('contacts.remove', { name: contact.name || String(count) })}
              </Button>
            </div>
          </fieldset>
        )
      })}
      {contacts.length < MOST && (
        <div>
          <Button size="sm" icon="plus-lg" onClick={() => change([...contacts, NOBODY])}>
            {t('contacts.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
