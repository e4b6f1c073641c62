import { useState, type ComponentProps } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'
import { useFieldWiring } from '@/shared/ui/field-context'
import { Icon } from '@/shared/ui/icon'

const KEYS = 'Alt+F8'

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

/**
 * By keys, the password is shown and hidden with Alt and F8, as browsers have it: a stop at the eye would stand between
 * the password and the button that sends it.
 */
export function PasswordInput({ className, onKeyDown, ...rest }: PasswordInputProps) {
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
        aria-keyshortcuts={KEYS}
        onKeyDown={event => {
          if (event.altKey && event.key === 'F8') setShown(!shown)
          onKeyDown?.(event)
        }}
        dir="ltr"
        type={shown ? 'text' : 'password'}
        className={classNames('form-control', className)}
      />
      <button
        type="button"
        tabIndex={-1}
        className="password-input-toggle"
        aria-label={label}
        aria-pressed={shown}
        title={`${label} (${KEYS})`}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-slash' : 'eye'} />
      </button>
    </div>
  )
}
