type Insert = string | number

// Note list
export const notes = 'Notes'
export const from = (section: Insert) => `From ${section}`
export const remove = 'Remove'
