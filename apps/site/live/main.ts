import { start } from './start.ts';

void start(new AbortController().signal);
