import { Link } from 'react-router-dom'
import type { TreeRow } from '@/features/accounting/account-tree'
import type { ListedAccount } from '@/features/accounting/use-all-accounts'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { accountLedgerPath } from '@/shared/posting/account-ledger-path'
import { RecordLink } from '@/shared/resource/record-link'
import { Badge } from '@/shared/ui/badge'
import { classNames } from '@/shared/ui/class-names'
import { Icon } from '@/shared/ui/icon'

export type AccountTreeRowProps = {
  row: TreeRow<ListedAccount>
  isOpen: boolean
  /** The one that a tab leads to. */
  isCurrent: boolean
  onFocus: () => void
  onToggle: (id: string, isOpen: boolean) => void
}

export function AccountTreeRow({ row, isOpen, isCurrent, onFocus, onToggle }: AccountTreeRowProps) {
  const t = usePhrases('accounting')
  const record = usePhrases('record')
  const can = useCan()
  const { account, level, position, siblings, hasChildren } = row
  const { id, code, name } = account

  return (
    <div
      role="row"
      tabIndex={isCurrent ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      {...(hasChildren && { 'aria-expanded': isOpen })}
      className={classNames(hasChildren && 'is-heading', !account.is_active && 'is-retired')}
      onFocus={onFocus}
    >
      <div role="gridcell">
        <span className={`account-tree-name account-tree-level-${Math.min(level, 8)}`}>
          {hasChildren ? (
            <button
              type="button"
              tabIndex={-1}
              className="account-tree-toggle"
              aria-label={isOpen ? t('tree.close', { name }) : t('tree.open', { name })}
              onClick={() => onToggle(id, !isOpen)}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="sm" mirrored={!isOpen} />
            </button>
          ) : (
            <span className="account-tree-toggle" aria-hidden="true" />
          )}
          <RecordLink id={id} opens="panel" className="record-link">
            <bdi className="account-tree-code">{code}</bdi> <bdi>{name}</bdi>
          </RecordLink>
          {account.is_postable && can('accounting.journal.view') && (
            <Link
              to={accountLedgerPath({ account: id })}
              className="record-link account-tree-ledger"
              aria-label={t('tree.ledger_of', { name })}
            >
              {t('tree.ledger')}
            </Link>
          )}
          {!account.is_active && <Badge tone="warning">{t('tree.retired')}</Badge>}
        </span>
      </div>
      <div role="gridcell">{t(`values.type.${account.type}`)}</div>
      <div role="gridcell">{t(`values.normal_side.${account.normal_side}`)}</div>
      <div role="gridcell">
        {account.is_control === 'none' ? (
          <span className="text-muted">{record('none')}</span>
        ) : (
          <Badge tone="info">{t(`values.is_control.${account.is_control}`)}</Badge>
        )}
      </div>
      <div role="gridcell">{account.is_postable ? record('form.yes') : record('form.no')}</div>
    </div>
  )
}
