/** In bytes. A to-do with all that a program adds to ours. */
export const largestTodo = 64 * 1024;
