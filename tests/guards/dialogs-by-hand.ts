/** Dialogs with a form of their own in place of the one that a command's fields make, each group with its reason. */
export const DIALOGS_BY_HAND: readonly { reason: string; files: readonly string[] }[] = [
  {
    reason: 'What can be chosen is asked of the server first, or follows from what was chosen before.',
    files: [
      'features/buyers/leads/hand-over-dialog.tsx',
      'features/cash-advance/undo-dialog.tsx',
      'features/commission-requests/bill-dialog.tsx',
      'features/expense/budgets/start-dialog.tsx',
      'features/files/payslips/withdraw-dialog.tsx',
      'features/property/holds/hold-dialog.tsx',
      'features/property/holds/release-dialog.tsx',
      'features/property/price/bulk-reprice-form.tsx',
      'features/releases/pay-dialog.tsx',
      'features/sales/dialogs/cancel-dialog.tsx',
      'features/sales/payments/move-dialog.tsx',
      'features/settings/parameters/parameter-form.tsx',
      'features/settings/users/activate-user-dialog.tsx',
    ],
  },
  {
    reason: 'Rows, a file, a drawing or a text of pages: no field has a control for them.',
    files: [
      'features/cash-advance/liquidate-dialog.tsx',
      'features/cash-advance/sign-dialog.tsx',
      'features/collection/receipts/allocate-dialog.tsx',
      'features/expense/transactions/classify-dialog.tsx',
      'features/files/memos/revise-dialog.tsx',
      'features/sales/amend/amend-dialog.tsx',
      'features/sales/documents/submit-document-dialog.tsx',
      'features/time-logs/day/correction-dialog.tsx',
    ],
  },
  {
    reason: 'On a list or on several records, or with values that are known before and not asked.',
    files: [
      'features/buyers/leads/board/lose-dialog.tsx',
      'features/clawbacks/claim-dialog.tsx',
      'features/collection/report-match/decide-dialog.tsx',
      'features/expense/payables/pay-form.tsx',
      'features/leave/balances/adjust-dialog.tsx',
      'features/property/units/bulk-move-dialog.tsx',
      'features/releases/pay-many-form.tsx',
      'shared/document/submit-many-form.tsx',
      'features/releases/prepare-dialog.tsx',
      'features/time-logs/day/overtime-dialog.tsx',
      'features/time-logs/months/lock-dialog.tsx',
      'features/time-logs/shifts/assign-shift-dialog.tsx',
    ],
  },
  {
    reason: 'It writes a record and is no command of one, or two records become one.',
    files: [
      'features/buyers/buyers/merge/merge-dialog.tsx',
      'features/buyers/leads/merge-dialog.tsx',
      'features/buyers/leads/quick-capture.tsx',
      'features/sales/payments/record-dialog.tsx',
      'shared/grid/views/save-view-dialog.tsx',
    ],
  },
  {
    reason: 'One dialog for two commands, or it goes on to what its command made.',
    files: [
      'features/commission/dialogs/next-version-dialog.tsx',
      'shared/document-desk/document-rejection.tsx',
    ],
  },
]
