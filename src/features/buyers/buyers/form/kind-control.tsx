import { BUYER_KINDS } from '@contract/selling/buyer.values'
import { useFieldWords } from '@/shared/record/use-field-words'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Checkbox } from '@/shared/ui/checkbox'

/** A person or a company: what was typed for the one is still there when one comes back to it. */
export function KindControl({ form, name, namespace }: FieldControlProps) {
  const words = useFieldWords(namespace)
  return (
    <fieldset className="field buyer-kind">
      <legend className="field-label">{words.label(name)}</legend>
      <div className="cluster">
        {BUYER_KINDS.map(kind => (
          <Checkbox
            key={kind}
            kind="radio"
            value={kind}
            label={words.value(name, kind)}
            {...form.fields.register(name)}
          />
        ))}
      </div>
    </fieldset>
  )
}
