import { useState, type ComponentProps } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'
import { useFieldWiring } from '@/shared/ui/field-context'
import { Icon } from '@/shared/ui/icon'

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const t = usePhrases('ui')
  const [shown, setShown] = useState(false)
  const wired = useFieldWiring(rest)
  const label = shown ? t('hide_password') : t('show_password')
  return (
    <div className="password-input">
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...wired}
        dir="ltr"
        type={shown ? 'text' : 'password'}
        className={classNames('form-control', className)}
      />
      <button
        type="button"
        className="password-input-toggle"
        aria-label={label}
        aria-pressed={shown}
        title={label}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-slash' : 'eye'} />
      </button>
    </div>
  )
}
