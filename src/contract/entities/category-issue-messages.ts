/** Why the parent of a category is refused. */
export const categoryIssueMessages = {
  ownParent: 'A category cannot be its own parent.',
  belowChild: 'Categories have two levels: choose a top category as parent.',
  hasChildren: 'Categories have two levels: this category has children.',
} as const
