const BETWEEN = ' · '

/** "Cebu · CEB": how a record calls itself where another refers to it. */
export const labelWithCode = (title: string, code: string): string => `${title}${BETWEEN}${code}`

export const unitLabel = ({ ou_name, ou_code }: { ou_name: string; ou_code: string }): string =>
  labelWithCode(ou_name, ou_code)

/** "Cebu" of "Cebu · CEB", where there is no room for more. */
export const titleOfLabel = (label: string): string => label.split(BETWEEN, 1)[0] ?? label

export const codeOfLabel = (label: string): string => label.split(BETWEEN).at(-1) ?? label

/** "vacation_leave" of "Vacation leave · VL": where the phrase stands for a name that a new company begins with. */
export const keyOfStoredName = (label: string): string =>
  titleOfLabel(label)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('_')
