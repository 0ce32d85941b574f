// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateMessage, validateThreadId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateRepliesDraftByThreadArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.threadId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threadId"},message:"must have required property '"+"threadId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "threadId") || (key0 === "intent"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.threadId !== undefined){if(!(validateThreadId(data.threadId, {instancePath:instancePath+"/threadId",parentData:data,parentDataProperty:"threadId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateThreadId.errors);errors = vErrors.length;}}
if(data.intent !== undefined){let data1 = data.intent;if(typeof data1 === "string"){if(ucs2length(data1) > 2000){(vErrors ??= []).push({instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateRepliesDraftByThreadArguments.errors = vErrors;return errors === 0;}
validateRepliesDraftByThreadArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateRepliesDraftByThreadArguments as args,
  validateMessage as value,
};
