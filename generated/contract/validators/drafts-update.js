// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateMessage, validateRunLeadId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const patternDraftsUpdateArguments = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$", "u");
function validateDraftsUpdateArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "leadId") || (key0 === "body")) || (key0 === "subject"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.leadId !== undefined){if(!(validateRunLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateRunLeadId.errors);errors = vErrors.length;}}
if(data.body !== undefined){let data1 = data.body;if(typeof data1 === "string"){if(ucs2length(data1) > 65536){(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"});errors++;}if(ucs2length(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.subject !== undefined){let data2 = data.subject;if(typeof data2 === "string"){if(ucs2length(data2) > 1000){(vErrors ??= []).push({instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});errors++;}if(ucs2length(data2) < 1){(vErrors ??= []).push({instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}if(!patternDraftsUpdateArguments.test(data2)){(vErrors ??= []).push({instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"+"\""});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateDraftsUpdateArguments.errors = vErrors;return errors === 0;}
validateDraftsUpdateArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateDraftsUpdateArguments as args,
  validateMessage as value,
};
