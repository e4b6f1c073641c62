export const EMPLOYEES_PATH = '/people/employees'

export const employeePath = (id: string) => `${EMPLOYEES_PATH}/${id}`
